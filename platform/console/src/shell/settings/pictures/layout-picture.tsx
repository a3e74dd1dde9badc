import type { Layout } from '#shared/settings/settings'

type Part = readonly [x: number, y: number, width: number, height: number, fill: string]

const menu = 'var(--primary)'
const second = 'var(--primary-tint)'
const header = 'var(--line)'

const parts: Record<Layout, readonly Part[]> = {
  classic: [
    [0, 0, 22, 60, menu],
    [22, 0, 74, 10, header],
  ],
  tradition: [
    [0, 0, 96, 12, header],
    [0, 12, 22, 48, menu],
  ],
  horizontal: [[0, 0, 96, 12, menu]],
  columns: [
    [0, 0, 10, 60, menu],
    [10, 0, 18, 60, second],
    [28, 0, 68, 10, header],
  ],
  pageFullScreen: [],
}

/** Where the page itself begins. */
const pages: Record<Layout, readonly [x: number, y: number]> = {
  classic: [22, 10],
  tradition: [22, 12],
  horizontal: [0, 12],
  columns: [28, 10],
  pageFullScreen: [0, 0],
}

/** A layout in small: menus in the primary, header grey, the page as cards. */
export function LayoutPicture({ layout }: { layout: Layout }) {
  const [x, y] = pages[layout]
  const width = 96 - x - 12
  const half = (width - 4) / 2
  return (
    <svg viewBox="0 0 96 60" aria-hidden="true">
      {parts[layout].map(([left, top, w, h, fill]) => (
        <rect key={`${left} ${top}`} x={left} y={top} width={w} height={h} fill={fill} />
      ))}
      <g fill="var(--card)" stroke="var(--line)" strokeWidth="0.75">
        <rect x={x + 6} y={y + 6} width={half} height="14" rx="2" />
        <rect x={x + 10 + half} y={y + 6} width={half} height="14" rx="2" />
        <rect x={x + 6} y={y + 24} width={width} height={60 - y - 30} rx="2" />
      </g>
    </svg>
  )
}
