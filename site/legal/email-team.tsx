import envelope from "@phosphor-icons/core/assets/regular/envelope-simple.svg?raw";
import { security } from "../content/security.ts";
import { emailHref } from "../settings.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

export function EmailTeam() {
  return (
    <p>
      <ButtonLink
        href={`${emailHref}?subject=${encodeURIComponent(security.email.subject)}`}
      >
        <Icon svg={envelope} size={22} />
        {security.email.label}
      </ButtonLink>
    </p>
  );
}
