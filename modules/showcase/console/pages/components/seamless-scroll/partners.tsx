/** Made-up companies, with a mark of one path on a 24 × 24 field each; `name` is the key of the name. */
export const partners = [
  { name: 'northwind', years: 6, hue: 262, path: 'M4 20V4l16 16V4' },
  { name: 'ripple', years: 3, hue: 205, path: 'M2 12c3-6 5-6 8 0s5 6 8 0M6 19c2-3 4-3 6 0' },
  { name: 'kiln', years: 9, hue: 30, path: 'M5 21V3m14 0-11 9 11 9' },
  { name: 'harbour', years: 4, hue: 180, path: 'M12 3v18M4 13c0 10 16 10 16 0M8 7h8' },
  { name: 'ember', years: 2, hue: 12, path: 'M12 21c-6 0-7-6-4-9 0 2 2 3 3 2 1-4-1-6 1-11 1 5 6 7 6 12 0 4-3 6-6 6z' },
  {
    name: 'meridian',
    years: 7,
    hue: 320,
    path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 0c6 5 6 13 0 18-6-5-6-13 0-18zM3 12h18',
  },
  { name: 'lattice', years: 5, hue: 145, path: 'm12 3 9 9-9 9-9-9zM7.500 7.500l9 9m0-9-9 9' },
  { name: 'tandem', years: 8, hue: 240, path: 'M8 7a5 5 0 1 0 0 10A5 5 0 0 0 8 7zm8 0a5 5 0 1 0 0 10 5 5 0 0 0 0-10z' },
] as const

export function Mark({ hue, path }: { hue: number; path: string }) {
  return (
    <svg
      width={28}
      height={28}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      strokeWidth={2}
      strokeLinejoin="round"
    >
      <path d={path} stroke={`oklch(0.62 0.16 ${hue})`} strokeLinecap="round" />
    </svg>
  )
}
