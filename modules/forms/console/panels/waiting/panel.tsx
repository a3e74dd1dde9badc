import { Link } from 'react-router'
import { PanelNote, type PanelProps } from 'atrium/console/page'
import { momentText, useLanguage, useText } from 'atrium/console/text'
import { inLanguage } from 'atrium/contract'
import { Icon } from 'atrium/ui'
import type { FormsWaiting } from '../../../contract/filling'
import { fillAddress } from '../../../contract/form.rules'
import css from './panel.module.css'
import { texts } from './text'

/** The forms that the reader has not sent yet or has a draft of, and the way to all of them, also for those whose menu has no forms. */
export default function WaitingPanel({ content }: PanelProps) {
  const t = useText(texts)
  const { forms, total } = content as FormsWaiting
  const isMore = total > forms.length
  return (
    <>
      <PanelNote>
        <Link to="/forms/fill">{isMore ? t('mineOfAll', { count: total }) : t('mine')}</Link>
      </PanelNote>
      {forms.length > 0 ? (
        <ul className={css.forms} aria-label={t('forms')}>
          {forms.map((form) => (
            <WaitingForm key={form.formId} form={form} />
          ))}
        </ul>
      ) : (
        <p className={css.none}>{t('none')}</p>
      )}
    </>
  )
}

function WaitingForm({ form }: { form: FormsWaiting['forms'][number] }) {
  const t = useText(texts)
  const language = useLanguage()
  const { formId, closesAt, draftAt } = form
  const facts = [
    closesAt ? t('until', { at: momentText(closesAt) }) : !draftAt && t('unlimited'),
    draftAt && t('draftOf', { at: momentText(draftAt) }),
  ].filter(Boolean)
  return (
    <li>
      <Link to={fillAddress(formId)}>
        <Icon name={draftAt ? 'lucide:file-pen-line' : 'lucide:clipboard-list'} size={18} />
        <span className={css.what}>
          <b>{inLanguage(language, form.title, form.titleEn)}</b>
          <small>{facts.join(' · ')}</small>
        </span>
        <span className={css.action}>{t(draftAt ? 'goOn' : 'fill')}</span>
      </Link>
    </li>
  )
}
