import { useLanguage, useText } from 'atrium/console/text'
import { texts } from '../text'
import type { ShownPart } from './part'
import css from './properties.module.css'

/** Name, type, default and meaning of each property. Scrolls sideways where there is no room. */
export function PropertiesTable({ part }: { part: ShownPart }) {
  const t = useText(texts)
  const inChinese = useLanguage() === 'zh-cn'
  return (
    // Without a stop of the tab key nothing could scroll it by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroller} tabIndex={0} role="region" aria-label={t('propertiesOf', { name: part.name })}>
      <table className={css.table}>
        <thead>
          <tr>
            {(['name', 'type', 'initial', 'meaning'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.properties.map(({ name, type, isRequired, initial, meaning }) => (
            <tr key={name}>
              <th scope="row" lang="en" translate="no">
                {name}
              </th>
              <td lang="en" translate="no">
                {type}
              </td>
              <td translate="no">{isRequired ? t('required') : (initial ?? '—')}</td>
              <td>{inChinese ? part.chinese[name] : plain(meaning)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The marks around names in a docstring are for editors. */
const plain = (meaning: string) => meaning.replaceAll('`', '')
