import { median, rounded } from '../lib/statistics.mjs'

const digits = (value) => (value < 10 ? 1 : 0)

/**
 * Samples by what was measured, as `{ ms, … }`; `rows` returns their medians, and times also as multiples of the samples
 * called `yardstick`, so that they can be compared with those of another run.
 */
export function createSamples() {
  const all = new Map()
  return {
    add(what, values) {
      const kept = all.get(what) ?? {}
      for (const [name, value] of Object.entries(values)) (kept[name] ??= []).push(value)
      all.set(what, kept)
    },
    rows() {
      const unit = median(all.get('yardstick').ms)
      return [...all].map(([what, { ms, ...others }]) => {
        const times = ms && { ms: rounded(median(ms)), '× yardstick': rounded(median(ms) / unit, 2) }
        const rest = Object.entries(others).map(([name, values]) => [
          name,
          rounded(median(values), digits(median(values))),
        ])
        return { what, figures: { ...times, ...Object.fromEntries(rest) } }
      })
    },
  }
}
