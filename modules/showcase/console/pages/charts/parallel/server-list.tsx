import { useText } from 'atrium/console/text'
import type { Machine } from './machines'
import css from './server-list.module.css'
import { texts } from './text'

const most = 8

/** The cheapest of some servers. */
export function ServerList({ machines }: { machines: readonly Machine[] }) {
  const t = useText(texts)
  if (machines.length === 0) return <p className={css.none}>{t('noServers')}</p>
  const cheapest = machines.toSorted((a, b) => a.price - b.price).slice(0, most)
  return (
    <ul className={css.list} aria-label={t('cheapest')}>
      {cheapest.map(({ name, cores, memory, load, price }) => (
        <li key={name}>
          <b>{name}</b>
          <span>¥{price}</span>
          <small>{t('machine', { cores, memory, load })}</small>
        </li>
      ))}
    </ul>
  )
}
