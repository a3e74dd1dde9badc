import { moneyText } from 'atrium/console/text'

/** Cents as a price: 123450 is "¥1,234.50". All examples are in one currency, in both languages. */
export const priceText = (cents: number): string => `${cents < 0 ? '−' : ''}¥${moneyText(Math.abs(cents))}`
