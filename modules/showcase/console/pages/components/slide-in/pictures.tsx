import { useId } from 'react'

/** Sky from top to bottom, sun or moon, and three ranges of hills from far to near. */
export const pictures = {
  dawn: { sky: ['#20325f', '#f2a07b'], light: ['#ffe3b3', 70, 74], hills: ['#8a6a86', '#4f4a72', '#262b4d'] },
  noon: { sky: ['#4aa3df', '#d6eefb'], light: ['#fff6d8', 210, 34], hills: ['#f0d9a6', '#dfb871', '#c4934b'] },
  dusk: { sky: ['#33204f', '#e0637a'], light: ['#ffd0a1', 160, 88], hills: ['#7a3b66', '#4f2a55', '#241536'] },
  night: { sky: ['#070b1f', '#27406b'], light: ['#e9f0ff', 236, 30], hills: ['#2b4266', '#1b2c4b', '#0d172c'] },
} as const

/** A landscape, drawn from a few colours. */
export function Picture({ of }: { of: keyof typeof pictures }) {
  const id = useId()
  const { sky, light, hills } = pictures[of]
  return (
    <svg viewBox="0 0 320 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor={sky[0]} />
        <stop offset="1" stopColor={sky[1]} />
      </linearGradient>
      <path fill={`url(#${id})`} d="M0 0h320v150H0z" />
      <circle cx={light[1]} cy={light[2]} r="16" fill={light[0]} />
      <path fill={hills[0]} d="M0 104c40-30 70-26 108-8s70-34 112-22 70 24 100 6v70H0z" />
      <path fill={hills[1]} d="M0 118c46-4 62-30 104-14s84 12 120-6 66 0 96 10v42H0z" />
      <path fill={hills[2]} d="M0 136c60-18 120 6 176-6s96-14 144 2v18H0z" />
    </svg>
  )
}
