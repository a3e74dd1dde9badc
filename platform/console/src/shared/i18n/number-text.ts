// Both languages write numbers alike. By `toLocaleString` or `Intl` the first number of a document took 149 ms on a slow machine.

/** A whole number as text: 1234 is "1,234". */
export const countText = (count: number): string => grouped(String(count))

/** A share, 0 to 1 and beyond, in percent: 0.125 is "13%". Below ten percent with one decimal where there is one: "3.8%". */
export function percentText(share: number): string {
  const decimals = share < 0.1 ? 10 : 1
  return `${countText(Math.round(share * 100 * decimals) / decimals)}%`
}

/**
 * A number of the contract's `decimal` as text: 1234500 with 3 decimals is "1,234.500", as both languages write it. A dash for
 * null.
 */
export function decimalText(scaled: number | null, decimals: number): string {
  if (scaled === null) return '—'
  return grouped((scaled / 10 ** decimals).toFixed(decimals))
}

/** Cents as text: 123450 is "1,234.50". A dash for null. */
export const moneyText = (cents: number | null): string => decimalText(cents, 2)

/** Commas between the thousands before the point. */
function grouped(digits: string): string {
  const [whole, ...decimals] = digits.split('.')
  return [whole!.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.')
}
