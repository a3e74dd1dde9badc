/** Section 9 of the specification. */
export const defaults = {
  color: 'ofText' as keyof typeof colors,
  initialOpacity: 0.2,
  finalOpacity: 0.1,
  duration: 400,
  easing: 'ease-out',
  delay: 75,
  fadeOut: 150,
  radiusFactor: 2.05,
  isEnabled: true,
}

export const colors = { ofText: undefined, primary: 'var(--primary)', green: 'var(--ok)', red: 'var(--bad)' }

export const easings = ['ease-out', 'linear', 'ease-in', 'ease-in-out', 'cubic-bezier(0.2, 1.4, 0.4, 1)']

export const sliders = [
  { name: 'initialOpacity', min: 0, max: 1, step: 0.05 },
  { name: 'finalOpacity', min: 0, max: 1, step: 0.05 },
  { name: 'duration', min: 100, max: 2000, step: 50 },
  { name: 'delay', min: 0, max: 500, step: 25 },
  { name: 'fadeOut', min: 0, max: 1000, step: 50 },
  { name: 'radiusFactor', min: 0.25, max: 3, step: 0.05 },
] as const
