import { Button } from 'antd'
import { useState } from 'react'
import { notify, openOverlay } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { useWork } from '../pause'
import { texts } from '../text'

const companies = ['hangzhou', 'shenzhen'] as const

export default function Overlay() {
  const t = useText(texts)
  const run = useWork()
  const [company, setCompany] = useState<(typeof companies)[number]>('hangzhou')
  const change = (next: typeof company) =>
    run(async (wait) => {
      const closers = [openOverlay(t('saving', { name: t(company) }))]
      try {
        await wait(900)
        closers.push(openOverlay(t('opening', { name: t(next) })))
        await wait(1100)
        setCompany(next)
        notify.success(t('opened', { name: t(next) }))
      } finally {
        closers.forEach((close) => close())
      }
    })
  return (
    <div className={sample.card}>
      <b className={sample.title}>{t('books')}</b>
      <p className={sample.hint}>{t('booksHint')}</p>
      <ul className={css.rows}>
        {companies.map((name) => (
          <li key={name}>
            <Icon name="lucide:building-2" size={18} />
            <span>{t(name)}</span>
            {name === company ? (
              <span className={sample.hint}>{t('current')}</span>
            ) : (
              <Button size="small" aria-label={t('changeTo', { name: t(name) })} onClick={() => void change(name)}>
                {t('change')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
