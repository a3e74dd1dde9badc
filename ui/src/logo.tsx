/** The mark of the product: an arch on a rounded square of two tints of the primary. Decoration; the name stands beside it. */
export function Logo({ size = 28, inverse = false }: { size?: number; inverse?: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" style={{ flex: 'none' }}>
      <defs>
        <linearGradient id="atrium-mark" x1="0.25" y1="0" x2="0.75" y2="1">
          <stop stopColor="color-mix(in srgb, var(--primary-fill), #fff 15%)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--primary-fill), #000 8%)" />
        </linearGradient>
      </defs>
      <rect width="28" height="28" rx="8" fill={inverse ? '#fff' : 'url(#atrium-mark)'} />
      <path
        d="M8.75 20v-6a5.25 5.25 0 0 1 10.5 0v6M11.75 20v-5.25a2.25 2.25 0 0 1 4.5 0V20"
        fill="none"
        stroke={inverse ? 'var(--primary-fill)' : '#fff'}
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
