import { percentText } from '../i18n/number-text'

/** Returns the shares of one chart in percent, with a decimal where one of them has it: "12.5%" beside "3.0%". */
export function percentTexts(shares: readonly number[]): string[] {
  const texts = shares.map(percentText)
  return texts.some((text) => text.includes('.')) ? shares.map((share) => `${(share * 100).toFixed(1)}%`) : texts
}
