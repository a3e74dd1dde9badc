import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { queryOf, useWrite } from 'atrium/console/data'
import { confirm, Drawer } from 'atrium/console/feedback'
import { GatedButton, Details } from 'atrium/console/list'
import { momentText, useLanguage, useText } from 'atrium/console/text'
import { inLanguage } from 'atrium/contract'
import { EmptyState } from 'atrium/ui'
import { api } from '#calls/forms'
import { SchemaForm } from '#modules/forms/engine/console/schema-form'
import { notifyError } from '../../../form-calls'
import type { Form, FormVersion } from '../../../../contract/form'
import { texts } from './text'
import css from './versions.module.css'

interface VersionsProps {
  form: Form | undefined
  isOpen: boolean
  onClose: () => void
}

/** The published versions of a form: each can be looked at, and become the draft again. */
export function Versions({ form, isOpen, onClose }: VersionsProps) {
  const t = useText(texts)
  const [shown, setShown] = useState<number>()
  const close = () => {
    setShown(undefined)
    onClose()
  }
  return (
    <Drawer title={t('versions')} isOpen={isOpen} onClose={close} size={640} destroyOnHidden>
      {form && shown === undefined && <VersionList form={form} onLook={setShown} onRestored={close} />}
      {form && shown !== undefined && (
        <div className={css.shown}>
          <Button onClick={() => setShown(undefined)}>{t('back')}</Button>
          <OneVersion formId={form.formId} number={shown} />
        </div>
      )}
    </Drawer>
  )
}

function OneVersion({ formId, number }: { formId: number; number: number }) {
  const reading = useQuery(queryOf(api.forms.readVersion, { query: { formId, number } }))
  return <Details reading={reading}>{(design) => <SchemaForm form={design} />}</Details>
}

interface VersionListProps {
  form: Form
  onLook: (number: number) => void
  onRestored: () => void
}

function VersionList({ form, onLook, onRestored }: VersionListProps) {
  const t = useText(texts)
  const language = useLanguage()
  const write = useWrite()
  const reading = useQuery(queryOf(api.forms.versions, { query: { formId: form.formId } }))
  const restore = ({ number }: FormVersion) => {
    const { formId, version } = form
    const run = async () => {
      const body = { formId, version, number }
      try {
        await write(api.forms.restore, { body }, { done: t('restored'), isInForm: true })
      } catch (error) {
        notifyError(error)
        throw error
      }
      onRestored()
    }
    void confirm({ title: t('restoreTitle', { number }), hint: t('restoreHint'), action: t('restore'), run })
  }
  return (
    <Details reading={reading}>
      {(versions) =>
        versions.length === 0 ? (
          <EmptyState title={t('noVersions')} compact />
        ) : (
          <ul className={css.list}>
            {versions.map((one) => (
              <li key={one.number} className={css.version}>
                <div>
                  <b>
                    {t('versionNumber', one)} · {inLanguage(language, one.title, one.titleEn)}
                  </b>
                  <small>{t('byAt', { person: one.publishedBy, at: momentText(one.publishedAt) })}</small>
                  <small>
                    {t('itemCount', { count: one.items })} · {t('entryCount', { count: one.entries })}
                  </small>
                </div>
                <Button aria-label={`${t('look')} ${t('versionNumber', one)}`} onClick={() => onLook(one.number)}>
                  {t('look')}
                </Button>
                <GatedButton
                  call={api.forms.restore}
                  aria-label={`${t('restore')} ${t('versionNumber', one)}`}
                  onClick={() => restore(one)}
                >
                  {t('restore')}
                </GatedButton>
              </li>
            ))}
          </ul>
        )
      }
    </Details>
  )
}
