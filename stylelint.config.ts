import type { Rule } from "postcss";
import stylelint, { type Config, type RuleBase } from "stylelint";

const ruleName = "ellaira/hover-with-a-pointer";

const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected:
    "A phone keeps :hover on what was tapped last: put it inside @media (hover: hover)",
});

const rule: RuleBase<boolean> = (isOn) => (sheet, result) => {
  if (!isOn) return;
  const guarded = new Set<Rule>();
  sheet.walkAtRules("media", (media) => {
    if (media.params.includes("hover: hover"))
      media.walkRules((inside) => void guarded.add(inside));
  });
  sheet.walkRules(/:hover/, (node) => {
    if (!guarded.has(node))
      stylelint.utils.report({
        ruleName,
        result,
        node,
        word: ":hover",
        message: messages.rejected,
      });
  });
};

/** A lint of styles: what hovering shows must not stick after a touch. */
const hoverWithPointer = stylelint.createPlugin(
  ruleName,
  Object.assign(rule, { ruleName, messages }),
);

/** Whatever its value is. */
const ANY = ["/^.+$/"];

/** The colours of site/styles/tokens.css. Those of stars and practices have the name of their one use. */
const PALETTE =
  /var\(--(paper|dawn|sundown|(night|mist|rule|line|ink|green|lamp|voice|red)-\d+)\b/;

/**
 * What all browsers have had since the end of 2024 (docs/browsers.md). The exceptions are refinements: a browser
 * without one shows the same page, a little plainer.
 */
const config: Config = {
  plugins: ["stylelint-plugin-use-baseline", hoverWithPointer],
  rules: {
    "ellaira/hover-with-a-pointer": true,
    // WebKit measures it once, maybe before the font is there, in another font's figures.
    "unit-disallowed-list": ["ch"],
    "declaration-property-value-disallowed-list": [
      {
        // iOS has `clip` from 16 on; the bundler drops a line with `hidden` before it.
        "/^overflow/": ["clip"],
        // So that a colour, and what a ground does to it, is changed in one place.
        "/./": [PALETTE],
      },
      {
        message: (property: string) =>
          property.startsWith("overflow")
            ? "Write var(--clip), which is hidden where clip is unknown"
            : "Name a role of site/styles/roles.css, not a colour",
      },
    ],
    "plugin/use-baseline": [
      true,
      {
        available: 2024,
        ignoreProperties: {
          // How what is printed looks.
          "break-after": ANY,
          "break-before": ANY,
          orphans: ANY,
          widows: ANY,
          "print-color-adjust": ANY,
          // Only where the visitor's own colours hold, which is not everywhere.
          "forced-color-adjust": ANY,
          // How lines of text are broken, and how it grows on a turned phone.
          "box-decoration-break": ANY,
          "text-size-adjust": ANY,
          "text-wrap": ["pretty"],
          // The page scrolls on at a part's end; the browser says how a field is made larger.
          "overscroll-behavior": ANY,
          resize: ANY,
        },
        // Where it is not known, what comes one after another comes at once.
        ignoreFunctions: ["sibling-index"],
        // Where it is not known, what is folded stays folded on paper.
        ignoreSelectors: ["details-content", "marker", "selection"],
      },
    ],
  },
  overrides: [
    {
      // Where colours get their roles, on a screen and on paper.
      files: ["site/styles/{tokens,roles,print}.css"],
      rules: { "declaration-property-value-disallowed-list": null },
    },
  ],
};

// oxlint-disable-next-line import/no-default-export -- as stylelint reads it
export default config;
