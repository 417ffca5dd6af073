import type { ReactNode } from "react";
import type { Testimonial } from "../content/testimonials.ts";
import { colour } from "../styles/palette.ts";
import {
  Bar,
  Clouds,
  drawn,
  Leaves,
  Moon,
  paint,
  Street,
  StreetLamp,
  Tree,
} from "./illustration-parts.tsx";

const ILLUSTRATIONS = {
  dental: DentalPractice,
  aesthetics: AestheticsPractice,
  gp: GeneralPracticePractice,
} as const satisfies Record<Testimonial["image"], () => ReactNode>;

export const practices = Object.keys(ILLUSTRATIONS) as Testimonial["image"][];

/**
 * A practice's front door at dusk: it stands for the practice without showing anybody. Drawn for
 * 280 by 300; the street and the sky go on around it, so it fits a box of any shape.
 */
export function PracticeIllustration({
  practice,
}: {
  readonly practice: Testimonial["image"];
}) {
  const Drawing = ILLUSTRATIONS[practice];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 280 300"
      preserveAspectRatio="xMidYMax"
      overflow="visible"
    >
      <Drawing />
    </svg>
  );
}

/** An arched door, a tooth in the window, a planter below it. */
function DentalPractice() {
  return (
    <>
      <Clouds x={26} y={20} />
      <Moon x={226} y={-36} />
      <Clouds x={40} y={-150} />
      <StreetLamp x={-78} />
      <Tree x={356} height={150} />
      <Tree x={-190} height={110} />
      <StreetLamp x={470} />

      <g {...drawn}>
        <path {...paint.wall} d="M26 80H254V286H26Z" />
        <path {...paint.wall} d="M18 66H262V80H18Z" />
        <path {...paint.ink} d="M12 80H268V120H12Z" />
      </g>
      <Bar {...paint.lamp} x={74} y={94} width={132} height={12} />

      <g {...drawn}>
        <path {...paint.lamp} d="M42 286V184a44 44 0 0 1 88 0V286Z" />
        <path {...paint.glow} d="M42 184a44 44 0 0 1 88 0Z" />
        <path {...paint.line} d="M86 184V140M86 184 56 152M86 184 116 152" />
      </g>
      {/* The logo, as glass and letterbox. */}
      <Bar {...paint.glow} x={61} y={206} width={12} height={32} />
      <Bar {...paint.glow} x={80} y={198} width={12} height={40} />
      <Bar {...paint.glow} x={99} y={202} width={12} height={36} />
      <Bar {...paint.ink} x={61} y={250} width={34} height={6} />
      <circle {...paint.ink} cx="114" cy="253" r="5" />

      <g {...drawn}>
        <path fill={colour("dental")} d="M152 142H236V226H152Z" />
        <path
          {...paint.wall}
          d="M194 166c-9-8-27-6-27 11 0 10 5 14 7 24 1 8 3 14 8 14 6 0 5-17 12-17s6 17 12 17c5 0 7-6 8-14 2-10 7-14 7-24 0-17-18-19-27-11Z"
        />
        <path {...paint.wall} d="M146 226H242V235H146Z" />
      </g>
      <Leaves x={160} y={266} heights={[15, 22, 12, 24, 18, 21]} />
      <g {...drawn}>
        <path {...paint.pot} d="M152 262H236V286H152Z" />
        <path {...paint.wall} d="M32 276H140V286H32Z" />
      </g>
      <Street />
    </>
  );
}

/** A tall arch with a round window, double doors between two planters. */
function AestheticsPractice() {
  return (
    <>
      <Clouds x={186} y={12} />
      <Moon x={52} y={-22} />
      <Clouds x={150} y={-146} />
      <Tree x={-92} height={130} />
      <StreetLamp x={-176} />
      <StreetLamp x={366} />
      <Tree x={462} height={170} />

      <g {...drawn}>
        <path {...paint.wall} d="M42 286V140a98 98 0 0 1 196 0V286Z" />
        <path {...paint.line} d="M64 286V140a76 76 0 0 1 152 0V286" />
        <circle {...paint.glow} cx="140" cy="126" r="38" />
        <path {...paint.line} d="M140 138V151M128 151H152" />
        <ellipse {...paint.wall} cx="140" cy="119" rx="16" ry="19" />
        <path {...paint.line} d="M133 118a7 8 0 0 1 6-7" />
        <path {...paint.ink} d="M84 182H196V192H84Z" />
        <path {...paint.lamp} d="M92 192H140V286H92Z" />
        <path {...paint.lamp} d="M140 192H188V286H140Z" />
      </g>
      <Bar {...paint.glow} x={104} y={206} width={16} height={48} />
      <Bar {...paint.glow} x={160} y={206} width={16} height={48} />
      <Bar {...paint.ink} x={129} y={224} width={5} height={30} />
      <Bar {...paint.ink} x={146} y={224} width={5} height={30} />

      <g {...drawn}>
        {[0, 212].map((x) => (
          <g key={x} transform={`translate(${x})`}>
            <rect
              {...paint.leaf}
              x="19"
              y="126"
              width="30"
              height="120"
              rx="15"
            />
            <path {...paint.pot} d="M12 230H56L51 286H17Z" />
            <path {...paint.wall} d="M10 222H58V234H10Z" />
          </g>
        ))}
        <path {...paint.wall} d="M78 276H202V286H78Z" />
      </g>
      <Street />
    </>
  );
}

/** A gabled house with a wide door that a ramp leads to, a stethoscope in the window, a notice board. */
function GeneralPracticePractice() {
  return (
    <>
      <Clouds x={14} y={40} />
      <Moon x={60} y={-34} />
      <Clouds x={182} y={-32} />
      <Clouds x={30} y={-152} />
      <StreetLamp x={376} />
      <Tree x={-84} height={160} />
      <Tree x={-196} height={120} />
      <Tree x={476} height={140} />

      <g {...drawn}>
        <path {...paint.wall} d="M192 70H220V130H192Z" />
        <path {...paint.ink} d="M188 62H224V70H188Z" />
        <path {...paint.wall} d="M22 142H258V286H22Z" />
        <path {...paint.ink} d="M6 150 140 62 274 150Z" />
      </g>
      <circle {...paint.wall} cx="140" cy="116" r="20" />
      <g {...drawn}>
        <circle {...paint.lamp} cx="140" cy="116" r="16" />
        <path {...paint.line} d="M140 100V132M124 116H156" />

        <path {...paint.glow} d="M36 166H96V220H36Z" />
        <path
          {...paint.line}
          d="M48 176V184a10 10 0 0 0 20 0V176M58 194V200a9 9 0 0 0 18 0V194"
        />
        <circle {...paint.wall} cx="76" cy="189" r="5" />
        <path {...paint.wall} d="M30 220H102V228H30Z" />

        <path {...paint.lamp} d="M120 178H174V272H120Z" />
        <path {...paint.glow} d="M174 178H200V272H174Z" />
      </g>
      <Bar {...paint.glow} x={132} y={192} width={14} height={52} />
      <Bar {...paint.ink} x={160} y={214} width={5} height={32} />
      <Bar {...paint.pot} x={122} y={161} width={76} height={8} />

      <g {...drawn}>
        <path fill={colour("gp")} d="M214 176H250V226H214Z" />
      </g>
      {[22, 16, 22, 12].map((width, line) => (
        <Bar
          key={line}
          {...paint.ink}
          x={221}
          y={184 + line * 10}
          width={width}
          height={5}
        />
      ))}
      <Leaves x={219} y={268} heights={[14, 20, 16]} />
      <g {...drawn}>
        <path {...paint.pot} d="M214 264H250V286H214Z" />
        <path {...paint.wall} d="M110 272H208V286H110Z" />
        <path {...paint.wall} d="M110 272V286H4Z" />
        <path {...paint.line} d="M110 272V238L40 248V281M75 276V243" />
      </g>
      <Street />
    </>
  );
}
