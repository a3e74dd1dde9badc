import { useText } from 'atrium/console/text'
import type { Prize } from '#modules/showcase/parts/motion/lucky-wheel'
import { texts } from './text'

const weights = { phone: 1, thanks: 40, headset: 4, flask: 20, voucher: 15, dayOff: 20 }
const keys = Object.keys(weights) as (keyof typeof weights)[]

/** The prizes of the party and the words of the wheel. */
export function usePrizes() {
  const t = useText(texts)
  const prizes: Prize[] = keys.map((key) => ({ key, label: t(key), weight: weights[key] }))
  const labels = {
    wheel: t('wheel'),
    spin: t('spin'),
    spinning: t('spinning'),
    result: ({ label }: Prize) => t('result', { prize: label }),
  }
  return { prizes, labels }
}

/** The chance of a prize in percent, with one decimal. */
export function chanceOf(prize: Prize, prizes: readonly Prize[]): number {
  const all = prizes.reduce((sum, { weight }) => sum + weight, 0)
  return all === 0 ? 0 : Math.round((prize.weight / all) * 1000) / 10
}
