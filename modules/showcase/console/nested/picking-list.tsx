import { Checkbox } from 'antd'
import { useSearchParams } from 'react-router'
import { sameTab } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import css from './level-page.module.css'
import { texts } from './text'

/** Goods in one place of the warehouse. */
export interface Goods {
  /** Unique within its place; in the address of what was picked. */
  key: string
  name: string
  /** Its place in the warehouse. */
  shelf: string
}

/** Goods to tick off. The ticks are in the address of the tab, which has them when one comes back, and after a reload. */
export function PickingList({ goods }: { goods: readonly Goods[] }) {
  const t = useText(texts)
  const [search, setSearch] = useSearchParams()
  const picked = (search.get('picked') ?? '').split(',').filter((key) => goods.some((one) => one.key === key))
  const pick = (key: string, isPicked: boolean) => {
    const next = isPicked ? [...picked, key] : picked.filter((one) => one !== key)
    setSearch(next.length > 0 ? { picked: next.join(',') } : {}, { replace: true, state: sameTab })
  }
  return (
    <>
      <ul className={css.goods}>
        {goods.map(({ key, name, shelf }) => (
          <li key={key}>
            <Checkbox checked={picked.includes(key)} onChange={({ target }) => pick(key, target.checked)}>
              {name}
            </Checkbox>
            <span>{shelf}</span>
          </li>
        ))}
      </ul>
      <p role="status">{t('picked', { done: picked.length, all: goods.length })}</p>
    </>
  )
}
