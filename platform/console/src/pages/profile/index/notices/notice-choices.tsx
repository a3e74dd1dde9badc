import type { ChosenKind } from 'atrium/contract/system/notice/notice'
import { Icon } from 'atrium/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { QueryContent } from '#shared/chart/panel/query-content'
import { useWrite } from '#shared/crud/actions/use-write'
import { useText } from '#shared/i18n/text'
import css from './notice-choices.module.css'
import { texts } from './text'

/** The kinds of notices, each with how the person gets it. A choice is saved at once. */
export function NoticeChoices() {
  const t = useText(texts)
  const query = useQuery(queryOf(api.notices.kinds))
  const { data: mail } = useQuery(queryOf(api.notices.mailHindrance))
  const hindrance = mail?.hindrance ?? 'none'
  return (
    <QueryContent query={query} height={160} empty={(kinds) => (kinds.length === 0 ? t('none') : undefined)}>
      {(kinds) => (
        <>
          <p className={css.hint}>
            {t('hint')}
            {hindrance !== 'none' && <> {t(hindrance)}</>}
          </p>
          <ul className={css.list} aria-label={t('list')}>
            {kinds.map((kind) => (
              <KindRow key={kind.kind} {...kind} canMail={mail?.hindrance === 'none'} />
            ))}
          </ul>
        </>
      )}
    </QueryContent>
  )
}

function KindRow({ canMail, ...of }: ChosenKind & { canMail: boolean }) {
  const { kind, name, description, icon, way, ways, isMailOff } = of
  const t = useText(texts)
  const write = useWrite()
  const [chosen, setChosen] = useState<ChosenKind['way']>()
  const hasBell = ways.includes('bell')
  const labels = { bell: t('bell'), mail: t(hasBell ? 'mail' : 'mailAlone'), none: t('off') }
  const choose = async (next: ChosenKind['way']) => {
    setChosen(next)
    await write(api.notices.choose, { body: { kind, way: next } }).catch(() => undefined)
    // From here on the list says it, also where the call failed.
    setChosen(undefined)
  }
  return (
    <li>
      <Icon name={icon} size={20} />
      <div>
        <b>{name}</b>
        <p>{description}</p>
        {isMailOff && <p>{t('switchedOff')}</p>}
      </div>
      <Segmented<ChosenKind['way']>
        aria-label={t('wayOf', { name })}
        value={chosen ?? way}
        options={ways.map((value) => ({
          value,
          label: labels[value],
          disabled: value === 'mail' && (isMailOff || (!canMail && hasBell)),
        }))}
        onChange={(next) => void choose(next)}
      />
    </li>
  )
}
