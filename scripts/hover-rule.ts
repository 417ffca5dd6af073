import type { Node } from "postcss";
import stylelint, { type RuleBase } from "stylelint";

const ruleName = "ellaira/hover-with-a-pointer";

const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected:
    "A phone keeps :hover on what was tapped last: put it inside @media (hover: hover)",
});

const isGuarded = (node: Node): boolean => {
  const { parent } = node;
  if (!parent) return false;
  return (
    (parent.type === "atrule" &&
      "params" in parent &&
      String(parent.params).includes("hover: hover")) ||
    isGuarded(parent)
  );
};

const rule: RuleBase<boolean> = (isOn) => (sheet, result) => {
  if (!isOn) return;
  sheet.walkRules(/:hover/, (node) => {
    if (!isGuarded(node))
      stylelint.utils.report({
        ruleName,
        result,
        node,
        word: ":hover",
        message: messages.rejected,
      });
  });
};

/** A lint of styles: what a pointer that hovers sees must not stick after a touch. */
export const hoverWithPointer = stylelint.createPlugin(
  ruleName,
  Object.assign(rule, { ruleName, messages }),
);
