import { expect, test } from "vitest";
import { renameProperties, shortProperties } from "./short-properties.ts";

const home =
  '<style>:root{--ink-900:#101;--ink:#222;--level:0}@media (width<9px){a{--gap:1px}}</style><p style="color:var(--ink-900)"></p>';
const inner = "<style>:root{--ink-900:#101}b{color:var(--ink-900)}</style>";
const code = ['element.style.setProperty("--level",1)'];

test("the same name is short on every page, shortest where it is written most", () => {
  const names = shortProperties([home, inner], code);
  expect([...names]).toEqual([
    ["--ink-900", "--a"],
    ["--gap", "--b"],
    ["--ink", "--c"],
  ]);
  expect(renameProperties(inner, names)).toBe(
    "<style>:root{--a:#101}b{color:var(--a)}</style>",
  );
});

test("what code calls by its name keeps it", () => {
  const names = shortProperties(
    [
      "<style>a{--shown:0;--b:0;--last:0;--hue:1}</style><script>get('--shown')</script><script>get('--last')</script>",
    ],
    ["get('--b')", "get('--a')"],
  );
  expect([...names]).toEqual([["--hue", "--c"]]);
});

const page = (name: string) =>
  `<style>:root{${name}:1;--ink-900:var(${name})}</style><i style="left:var(${name})"></i><p>--ink</p><script>get("--ink")</script>`;

test("in a page, styles and attributes are renamed, and scripts and words left alone", () => {
  const names = new Map([["--ink", "--a"]]);
  expect(renameProperties(page("--ink"), names)).toBe(page("--a"));
});

test("there are names enough for a long sheet", () => {
  const style = Array.from({ length: 120 }, (_, nth) => `--name-${nth}:0`);
  const names = shortProperties([`<style>a{${style.join(";")}}</style>`], []);
  expect(new Set(names.values()).size).toBe(120);
});
