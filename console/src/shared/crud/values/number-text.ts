/**
 * A number of the contract's `decimal` as text: 1234500 with 3 decimals is "1,234.500", as both languages write it. A dash for
 * null.
 */
export function decimalText(scaled: number | null, decimals: number): string {
  if (scaled === null) return '—'
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return (scaled / 10 ** decimals).toLocaleString('en', digits)
}

/** Cents as text: 123450 is "1,234.50". A dash for null. */
export const moneyText = (cents: number | null): string => decimalText(cents, 2)
