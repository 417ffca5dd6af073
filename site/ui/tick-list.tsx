import check from "@phosphor-icons/core/assets/bold/check-bold.svg?raw";
import { Icon } from "./icon.tsx";
import styles from "./tick-list.module.css";

export function TickList({ items }: { readonly items: readonly string[] }) {
  return (
    // The role keeps it a list in Safari, which drops lists without bullets.
    <ul role="list" className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Icon svg={check} />
          {item}
        </li>
      ))}
    </ul>
  );
}
