import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Pagination } from 'antd'
import { useState } from 'react'
import { queryOf } from 'atrium/console/data'
import { Drawer, useOpening, FromStore } from 'atrium/console/feedback'
import { Details } from 'atrium/console/list'
import { momentText, useLanguage, useText } from 'atrium/console/text'
import { inLanguage } from 'atrium/contract'
import { EmptyState } from 'atrium/ui'
import { api } from '#calls/forms'
import { namedBy } from '#modules/forms/engine/console/shared-kinds'
import { SchemaForm } from '#modules/forms/engine/console/schema-form'
import css from './fill.module.css'
import { texts } from './text'

/** The entries that the reader has sent, the newest first. */
export function OwnEntries() {
  const t = useText(texts)
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const entry = useOpening()
  const reading = useQuery({
    ...queryOf(api.formFilling.ownEntries, { query: { page } }),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={css.card}>
      <h2>{t('ownEntries')}</h2>
      <Details reading={reading}>
        {({ items, pageInfo }) => (
          <>
            {items.length === 0 && <EmptyState title={t('noEntries')} compact />}
            <ul className={css.rows}>
              {items.map(({ entryId, title, titleEn, submittedAt }) => (
                <li key={entryId}>
                  <div className={css.what}>
                    <b>{inLanguage(language, title, titleEn)}</b>
                    <small>{t('sentAt', { at: momentText(submittedAt) })}</small>
                  </div>
                  <Button onClick={() => entry.open(entryId)}>{t('look')}</Button>
                </li>
              ))}
            </ul>
            {pageInfo.total > pageInfo.pageSize && (
              <div className={css.pages}>
                <Pagination
                  size="small"
                  current={page}
                  total={pageInfo.total}
                  pageSize={pageInfo.pageSize}
                  showSizeChanger={false}
                  onChange={setPage}
                />
              </div>
            )}
          </>
        )}
      </Details>
      <FromStore store={entry.store}>
        {({ id, isOpen }) => (
          <Drawer title={t('entry')} isOpen={isOpen} onClose={entry.close} size={560} destroyOnHidden>
            <OwnEntry entryId={id} />
          </Drawer>
        )}
      </FromStore>
    </section>
  )
}

function OwnEntry({ entryId }: { entryId: number }) {
  const reading = useQuery(queryOf(api.formFilling.readOwn, { query: { entryId } }))
  return (
    <Details reading={reading}>
      {({ design, values, names }) => (
        <SchemaForm form={design} defaultValues={values} nameOf={namedBy(names)} readOnly />
      )}
    </Details>
  )
}
