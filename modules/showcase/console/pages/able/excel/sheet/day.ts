/** The time of a day such as `2026-11-22`, in milliseconds; NaN for texts that are none, such as the 30th of February. */
export function dayTime(text: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  return isDay ? time : Number.NaN
}
