import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { PointerEvent } from "react";
import {
  type ComplianceBadge,
  complianceStrip,
} from "../content/compliance-strip.ts";
import { routes } from "../routes.ts";
import styles from "./compliance-strip.module.css";
import { Icon } from "./icon.tsx";

/** How long a tapped tooltip stays, in milliseconds (spec 9). */
const TOUCH_SHOWN_FOR = 3000;

/** The badges above the footer. Each explains itself on hover, on keyboard focus and on a tap. */
export function ComplianceStrip() {
  const [shown, setShown] = useState<string | null>(null);
  const [tapped, setTapped] = useState(0);

  useEffect(() => {
    if (shown === null) return;
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") setShown(null);
    };
    document.addEventListener("keydown", hideOnEscape);
    return () => document.removeEventListener("keydown", hideOnEscape);
  }, [shown]);

  useEffect(() => {
    if (tapped === 0) return;
    const timer = setTimeout(() => setShown(null), TOUCH_SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [tapped]);

  const hide = (id: string) => setShown((now) => (now === id ? null : now));

  return (
    <section
      className={styles.strip}
      data-ground="night"
      aria-label="Compliance"
    >
      <div className={`container ${styles.row}`}>
        <p className={styles.lead}>{complianceStrip.lead}</p>
        <ul role="list" className={styles.badges}>
          {complianceStrip.badges.map((badge) => (
            <Badge
              key={badge.id}
              badge={badge}
              shown={shown === badge.id}
              onShow={() => setShown(badge.id)}
              onHide={() => hide(badge.id)}
              onTap={() => {
                setShown(badge.id);
                setTapped((taps) => taps + 1);
              }}
            />
          ))}
        </ul>
        <a className={styles.link} href={routes.compliance}>
          {complianceStrip.link}
        </a>
      </div>
    </section>
  );
}

interface BadgeProps {
  readonly badge: ComplianceBadge;
  readonly shown: boolean;
  readonly onShow: () => void;
  readonly onHide: () => void;
  readonly onTap: () => void;
}

function Badge({ badge, shown, onShow, onHide, onTap }: BadgeProps) {
  const tooltip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (shown && tooltip.current) keepInView(tooltip.current);
  }, [shown]);

  return (
    // The tooltip is inside the item, so the pointer can move onto it.
    <li
      className={styles.item}
      onPointerEnter={byMouse(onShow)}
      onPointerLeave={byMouse(onHide)}
    >
      <button
        type="button"
        className={styles.badge}
        aria-describedby={`badge-${badge.id}`}
        // A tap moves the focus too, but is no reason to keep the tooltip until the focus leaves.
        onFocus={(event) =>
          event.currentTarget.matches(":focus-visible") && onShow()
        }
        onBlur={onHide}
        onClick={({ nativeEvent }) => {
          const touched =
            "pointerType" in nativeEvent && nativeEvent.pointerType === "touch";
          (touched ? onTap : onShow)();
        }}
      >
        <Icon svg={badge.icon} />
        {badge.label}
      </button>
      <span
        ref={tooltip}
        id={`badge-${badge.id}`}
        role="tooltip"
        className={styles.tooltip}
        data-shown={shown}
      >
        {badge.tooltip}
      </span>
    </li>
  );
}

/** Least distance between a tooltip and the window's edge, in CSS pixels. */
const EDGE = 8;

/** Moves a tooltip sideways into the window, and below its badge when there is no room above. */
function keepInView(tooltip: HTMLElement): void {
  tooltip.style.setProperty("--shift", "0px");
  delete tooltip.dataset.below;
  const { left, right, top } = tooltip.getBoundingClientRect();
  const tooFarRight = Math.max(
    0,
    right - (document.documentElement.clientWidth - EDGE),
  );
  const tooFarLeft = Math.max(0, EDGE - left);
  tooltip.style.setProperty("--shift", `${tooFarLeft || -tooFarRight}px`);
  const barBottom =
    document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  if (top < barBottom) tooltip.dataset.below = "";
}

const byMouse = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType !== "touch") act();
};
