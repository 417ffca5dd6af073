import { expect, test } from "vitest";
import { said } from "./testing.ts";

test("another one is cancelled after the first, and a medicine is no caller's name", () => {
  const cancelled = [
    "I need to cancel an appointment for my dad",
    "next Tuesday",
    "Arthur Gill",
    "yes cancel it",
    "He's also got one with the physio on the Friday after",
  ];
  expect(said(...cancelled)).toMatch(/^I’d cancel the massage or physio.*20th/);
  const noted = [
    "How do I get a repeat of my pill?",
    "yes",
    "Emma Lowe",
    "07700 900 178",
    "It's Microgynon, and I've only got a week left",
  ];
  expect(said(...noted)).toMatch(/pill\? It's Microgynon/);
});

test("what follows a complaint is the complaint, and no wish for a visit", () => {
  const lines = [
    "I want to complain actually",
    "I came in last Tuesday for a clean and the hygienist was really rough",
    "Steven Marsh",
    "07700 900 654",
    "Yes, tell them I want my money back as well",
  ];
  expect(said(...lines)).toMatch(/“I came in last.* rough\. I want my money/);
});

test("the day that was told before a change is known", () => {
  const lines = [
    "I'm ringing about my wife's appointment, she's got the GP on Wednesday but she's got flu",
    "Can she come the week after instead?",
  ];
  expect(said(...lines)).toMatch(/^On Wednesday the 18th/);
});

test("a person who is not wanted after all gives way to the other", () => {
  const wish = "I want to see somebody about my back";
  const swap = "can I see the physio then, not the doctor";
  expect(said(wish, swap)).toContain("a massage or physio session now");
});
