import type { Rule } from "postcss";
import stylelint, { type RuleBase } from "stylelint";

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
export const hoverWithPointer = stylelint.createPlugin(
  ruleName,
  Object.assign(rule, { ruleName, messages }),
);
