import { Input } from 'antd'
import { match } from 'pinyin-pro'
import { useState } from 'react'
import { useLanguage, useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { people } from '../people'
import { texts } from '../text'

/** Places of the characters that a search finds by characters, initials or pinyin; undefined where it finds none. */
function foundIn(name: string, search: string): readonly number[] | undefined {
  if (search === '') return []
  const start = name.indexOf(search)
  if (start >= 0) return Array.from(search, (_, place) => start + place)
  return match(name, search, { continuous: true }) ?? undefined
}

export default function Search() {
  const t = useText(texts)
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const found = people.flatMap(({ zh: name, en: english }) => {
    const places = foundIn(name, search.trim().toLowerCase())
    return places ? [{ name, english, places }] : []
  })
  return (
    <div className={sample.card}>
      <Input
        allowClear
        prefix={<Icon name="lucide:search" />}
        value={search}
        aria-label={t('findPeople')}
        placeholder={t('findHint')}
        onChange={(event) => setSearch(event.target.value)}
      />
      <span className={sample.hint} aria-live="polite">
        {t(found.length > 0 ? 'found' : 'foundNone', { count: found.length })}
      </span>
      <ul className={css.names} lang="zh-CN" data-testid="found">
        {found.map(({ name, english, places }) => (
          <li key={name}>
            {Array.from(name, (letter, place) => (places.includes(place) ? <mark key={place}>{letter}</mark> : letter))}
            {language === 'en' && (
              <span className={sample.hint} lang="en">
                {english}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
