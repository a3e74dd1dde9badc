interface LogoProps {
  /** The `d` of an SVG path in a square of 28 units. */
  path: string
  size?: number
  inverse?: boolean
}

/** The mark of the product: lines on a rounded square of two tints of the primary. Decoration; the name is beside it. */
export function Logo({ path, size = 28, inverse = false }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" style={{ flex: 'none' }}>
      <defs>
        <linearGradient id="logo-ground" x1="0.25" y1="0" x2="0.75" y2="1">
          <stop stopColor="color-mix(in srgb, var(--primary-fill), #fff 15%)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--primary-fill), #000 8%)" />
        </linearGradient>
      </defs>
      <rect width="28" height="28" rx="8" fill={inverse ? '#fff' : 'url(#logo-ground)'} />
      <path
        d={path}
        fill="none"
        stroke={inverse ? 'var(--primary-fill)' : '#fff'}
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
