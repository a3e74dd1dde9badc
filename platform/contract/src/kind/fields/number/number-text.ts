import type { LocalText } from '../../../language'
import type { Parsed } from '../../field-kind'

/** Returns a scaled number as text, with all its decimals and a point: 12500 with 3 decimals is "12.500". */
export const scaledText = (scaled: number, decimals: number): string => (scaled / 10 ** decimals).toFixed(decimals)

/** Returns the number that a text says, scaled by `decimals`; its unit, spaces and the commas between thousands do not count. */
export function parsedNumber(text: string, decimals: number, unit?: LocalText): Parsed<number> {
  const said = [unit?.zh, unit?.en].find((one) => one && text.endsWith(one)) ?? ''
  const digits = text.slice(0, text.length - said.length).replaceAll(/[\s,，]/g, '')
  const [isNumber, , fraction = ''] = /^[-+]?(?=[.\d])(\d{0,15})(?:\.(\d*))?$/.exec(digits) ?? []
  // More decimals than are stored would be lost.
  if (!isNumber || !/^0*$/.test(fraction.slice(decimals))) return { error: 'wrongType' }
  const value = Math.round(Number(digits) * 10 ** decimals)
  if (Number.isNaN(value)) return { error: 'wrongType' }
  return { value: value === 0 ? 0 : value }
}
