import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { queryOf } from 'atrium/console/data'
import { Details } from 'atrium/console/list'
import { momentText, useLanguage, useText } from 'atrium/console/text'
import { inLanguage } from 'atrium/contract'
import { EmptyState, Heading, StatusTag } from 'atrium/ui'
import { api } from '#calls/forms'
import type { Offered } from '../../../../contract/filling'
import { fillAddress } from '../../../../contract/form.rules'
import css from './fill.module.css'
import { OwnEntries } from './own-entries'
import { texts } from './text'

/** The forms that are meant for the reader, and what they have sent. */
export function FormsForMe() {
  const t = useText(texts)
  const reading = useQuery(queryOf(api.formFilling.list))
  return (
    <div className={css.page}>
      <section className={css.card}>
        <Heading title={t('toFill')} />
        <Details reading={reading}>
          {(forms) =>
            forms.length === 0 ? (
              <EmptyState title={t('nothingToFill')} compact />
            ) : (
              <ul className={css.rows}>
                {forms.map((form) => (
                  <OneForm key={form.formId} form={form} />
                ))}
              </ul>
            )
          }
        </Details>
      </section>
      <OwnEntries />
    </div>
  )
}

function OneForm({ form }: { form: Offered }) {
  const t = useText(texts)
  const language = useLanguage()
  const { formId, offer, closesAt, ownEntries, draftAt } = form
  const title = inLanguage(language, form.title, form.titleEn)
  const facts = [
    ownEntries > 0 && t('ownCount', { count: ownEntries }),
    draftAt && t('draftOf', { at: momentText(draftAt) }),
    closesAt && offer === 'open' && t('until', { at: momentText(closesAt) }),
  ].filter(Boolean)
  const action = offer === 'open' ? t(draftAt ? 'goOn' : 'fill') : draftAt && t('look')
  return (
    <li>
      <div className={css.what}>
        <b>{title}</b>
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      </div>
      <StatusTag tone={offer === 'open' ? 'success' : 'neutral'}>{t(offer)}</StatusTag>
      {action && (
        <Link to={fillAddress(formId)} aria-label={`${action} ${title}`}>
          {action}
        </Link>
      )}
    </li>
  )
}
