/** How many days back each range goes. */
export const ranges = { week: 7, month: 30, quarter: 90 } as const

export const payments = [
  { number: 'R-2026-0917', daysAgo: 1, cents: 1_280_000, isPaid: true },
  { number: 'R-2026-0915', daysAgo: 2, cents: 69_900, isPaid: true },
  { number: 'R-2026-0912', daysAgo: 4, cents: 246_050, isPaid: true },
  { number: 'R-2026-0910', daysAgo: 6, cents: 128_000, isPaid: true },
  { number: 'R-2026-0903', daysAgo: 12, cents: 512_000, isPaid: false },
  { number: 'R-2026-0871', daysAgo: 41, cents: 86_000, isPaid: false },
  { number: 'R-2026-0866', daysAgo: 55, cents: 1_940_000, isPaid: true },
] as const
