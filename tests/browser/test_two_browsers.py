"""Two people in two browsers: a link, moves, lost connections, a server that is started again, a choice taken back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import LOST, Visitor


@pytest.fixture
def two(somebody: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    host, guest = somebody(), somebody()
    guest.follows(host.opens_a_table_for_two())
    expect(host.decision).to_be_visible()
    return host, guest


def in_turn(two: tuple[Visitor, Visitor]) -> tuple[Visitor, Visitor]:
    """Who must choose, and who waits."""
    both_see_the_same(two)
    first, second = two if two[0].seen["offers"] else two[::-1]
    first.waits_for_a_question()
    return first, second


def both_see_the_same(two: tuple[Visitor, Visitor]) -> None:
    two[0].waits_until(lambda: two[0].seen["version"] == two[1].seen["version"])
    for field in ("moves", "question", "scores"):
        assert two[0].seen[field] == two[1].seen[field]
    question = two[0].seen["question"]
    for visitor in two:
        expect(visitor.decision.get_by_role("heading")).to_have_text(question)


def test_two_browsers_play_each_other(two: tuple[Visitor, Visitor]) -> None:
    for turn in range(12):
        first, _ = in_turn(two)
        first.chooses(1 + turn % first.options.count())
        both_see_the_same(two)


def test_a_lost_connection_is_said_and_comes_back_by_itself(two: tuple[Visitor, Visitor]) -> None:
    for away in two:
        other = two[1] if away is two[0] else two[0]
        away.cut_off()
        away.reads(LOST)
        if other.is_asked:
            other.chooses()
        away.comes_back()
        away.is_live_again()
        both_see_the_same(two)
        away.expects_trouble("ERR_INTERNET_DISCONNECTED", "WebSocket")


def test_a_choice_made_without_a_connection_is_made_once_when_it_is_back(two: tuple[Visitor, Visitor]) -> None:
    first, _ = in_turn(two)
    before = first.seen["version"]
    first.talks_into_the_void()
    first.options.first.click()
    first.confirms_if_asked()
    expect(first.options).to_have_count(0)
    first.cut_off()
    first.reads(LOST)
    first.comes_back()
    first.is_live_again()
    first.waits_until(lambda: first.seen["version"] == before + 1)
    both_see_the_same(two)
    first.page.wait_for_timeout(300)
    assert first.seen["version"] == before + 1
    first.expects_trouble("ERR_INTERNET_DISCONNECTED", "WebSocket")


def test_a_server_that_is_started_again_lost_nothing(house: House, two: tuple[Visitor, Visitor]) -> None:
    first, second = in_turn(two)
    first.chooses()
    both_see_the_same(two)
    before = first.seen
    house.closes()
    for visitor in two:
        visitor.reads(LOST)
    house.opens()
    for visitor in two:
        visitor.is_live_again()
    first, second = in_turn(two)
    assert first.seen["version"] == before["version"]
    first.chooses()
    both_see_the_same((first, second))
    for visitor in two:
        visitor.expects_trouble("ERR_CONNECTION_REFUSED", "WebSocket", "502", "503")


def test_a_choice_is_taken_back(two: tuple[Visitor, Visitor]) -> None:
    first, second = in_turn(two)
    question, options = first.seen["question"], first.options.all_inner_texts()
    undo = first.decision.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_disabled()
    first.chooses()
    expect(undo).to_be_enabled()
    undo.click()
    expect(first.decision.get_by_role("heading")).to_have_text(question)
    expect(first.options).to_have_text(options, use_inner_text=True)
    both_see_the_same((first, second))
    second.presses("l")
    struck = second.page.get_by_role("tabpanel", name="Log").get_by_role("listitem")
    assert any("gone" in (item.get_attribute("class") or "") for item in struck.all())
