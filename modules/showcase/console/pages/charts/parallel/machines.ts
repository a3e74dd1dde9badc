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

/** Servers of a data centre: cores, memory in GB, disk in TB, mean load in percent, price of a month in euros. */
export const machines: readonly Machine[] = Array.from({ length: 48 }, (_, index) => {
  const cores = pick([4, 8, 16, 32, 64])
  const memory = cores * pick([2, 4, 8])
  const disk = pick([0.5, 1, 2, 4, 8])
  const load = Math.round(15 + chance() * 80)
  const rack = 'ABCD'[index % 4]!
  const price = Math.round(cores * 6 + memory * 0.9 + disk * 14 + chance() * 30)
  return { name: `${rack}-${String(index + 1).padStart(2, '0')}`, cores, memory, disk, load, price }
})

/** Cars by where they are made: power in kW, weight in kg, range or tank in km, seats, price in thousands of euros. */
export const cars = {
  asia: [
    [110, 1490, 620, 5, 24],
    [150, 1750, 520, 5, 33],
    [90, 1180, 780, 5, 19],
    [230, 2150, 610, 7, 48],
    [62, 980, 300, 4, 13],
  ],
  europe: [
    [140, 1560, 850, 5, 38],
    [210, 1890, 700, 5, 56],
    [81, 1210, 820, 5, 22],
    [280, 2240, 590, 5, 79],
    [55, 1020, 260, 4, 17],
  ],
  america: [
    [224, 2080, 640, 5, 45],
    [298, 2450, 780, 7, 68],
    [186, 1980, 560, 5, 41],
    [340, 2780, 510, 5, 88],
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
