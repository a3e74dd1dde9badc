import { useText } from 'atrium/console/text'
import { texts } from './text'

/** An order with a phone number that is too short and half a mouse. */
export function useOrderSample(): string {
  const t = useText(texts)
  const order = {
    number: 'SO-2026-1018',
    paid: true,
    customer: { name: t('customer'), phone: '1380013800', address: t('city') },
    lines: [
      { article: t('keyboard'), quantity: 2, price: 329 },
      { article: t('mouse'), quantity: 0.5, price: 99.5 },
    ],
    remark: null,
  }
  return JSON.stringify(order, null, 2)
}

export const brokenSettings = `{
  // copied from an e-mail
  'host': 'db.internal',
  "port": 5432,
  "pool": { "min": 2, "max": 10, },
  "replicas": ["db-2.internal" "db-3.internal"],
  "ssl": True
`

/** Returns a list of records from some cities, about 1 MB in all. */
export function manyRecords(cities: readonly string[]): string {
  const records = Array.from({ length: 4600 }, (_, index) => ({
    id: 10_000 + index,
    device: `sensor-${String(index).padStart(4, '0')}`,
    city: cities[index % cities.length],
    temperature: Math.round(180 + 90 * Math.sin(index / 40)) / 10,
    battery: 100 - (index % 61),
    online: index % 17 !== 0,
    seen: new Date(Date.UTC(2026, 9, 1) + index * 61_000).toISOString(),
    labels: ['roof', 'north'],
  }))
  return JSON.stringify(records, null, 2)
}
