import { noise } from '../../../chart-data/series'

export interface Machine {
  name: string
  cores: number
  memory: number
  disk: number
  load: number
  price: number
}

const chance = noise(11)
const pick = (values: readonly number[]) => values[Math.floor(chance() * values.length)]!

/** Servers of a data centre: cores, memory in GB, disk in TB, mean load in percent, price of a month in yuan. */
export const machines: readonly Machine[] = Array.from({ length: 48 }, (_, index) => {
  const cores = pick([4, 8, 16, 32, 512])
  const memory = cores * pick([2, 4, 8])
  const disk = pick([0.5, 1, 2, 4, 8])
  const load = Math.round(15 + chance() * 80)
  const rack = 'ABCD'[index % 4]!
  const price = Math.round(cores * 48 + memory * 7 + disk * 110 + chance() * 240)
  return { name: `${rack}-${String(index + 1).padStart(2, '0')}`, cores, memory, disk, load, price }
})

/** Cars by where they are made: power in kW, weight in kg, range or tank in km, seats, price in thousands of yuan. */
export const cars = {
  asia: [
    [110, 1490, 620, 5, 192],
    [150, 1750, 520, 5, 264],
    [90, 1180, 780, 5, 152],
    [230, 2150, 610, 7, 384],
    [62, 980, 300, 4, 104],
  ],
  europe: [
    [140, 1560, 850, 5, 304],
    [210, 1890, 700, 5, 448],
    [81, 1210, 820, 5, 176],
    [280, 2240, 590, 5, 632],
    [55, 1020, 260, 4, 136],
  ],
  america: [
    [224, 2080, 640, 5, 360],
    [298, 2450, 780, 7, 544],
    [186, 1980, 560, 5, 328],
    [340, 2780, 510, 5, 704],
  ],
} as const

const grades = ['pass', 'good', 'excellent'] as const

/** Marks of 30 students, of 100: Chinese, maths, English, physics; and the grade that their mean comes to. */
export const students = Array.from({ length: 30 }, () => {
  const talent = 55 + chance() * 35
  const marks = Array.from({ length: 4 }, () => Math.round(Math.min(100, talent + chance() * 20 - 6)))
  const mean = marks.reduce((sum, mark) => sum + mark, 0) / marks.length
  return { marks, grade: grades[mean >= 85 ? 2 : mean >= 72 ? 1 : 0] }
})
