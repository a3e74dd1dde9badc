import { Icon } from 'atrium/ui/icon'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { saveFile } from '#shared/api/file-save'
import { ListPager } from '#shared/crud/table/list-pager'
import { useUnsaved } from '#shared/navigation/unsaved'
import { copyText } from '#shared/feedback/copy'
import { useText } from '#shared/i18n/text'
import { ProgressBar } from 'atrium/ui/feedback/progress-bar'
import { passwordFile, passwordText } from './password-file'
import css from './password-list.module.css'
import type { Outcome } from './password-run'
import { texts } from './shown-text'
import type { PasswordRun } from './use-password-run'

/** The one-time passwords of a run, while they are made and afterwards, to be copied or saved. */
export function PasswordList({ run }: { run: PasswordRun }) {
  useUnsaved(() => run.isUnsaved)
  return (
    <div className={css.list}>
      <Progress run={run} />
      {run.outcomes.length > 0 && (
        <>
          <Saving run={run} />
          <Outcomes outcomes={run.outcomes} />
        </>
      )}
    </div>
  )
}

function Progress({ run: { people, outcomes, isRunning, error, stop, goOn } }: { run: PasswordRun }) {
  const t = useText(texts)
  const done = outcomes.length
  const total = people.length
  const rejected = outcomes.filter((one) => 'error' in one).length
  if (done === total) {
    return rejected === 0 ? (
      <p role="status">{t('allIssued', { total })}</p>
    ) : (
      <Alert role="status" type="warning" showIcon title={t('someIssued', { issued: total - rejected, rejected })} />
    )
  }
  return (
    <>
      {error !== undefined && <Alert role="alert" type="error" showIcon title={error} />}
      <div className={css.progress}>
        <div role="status">
          <ProgressBar share={done / total} />
          {t(isRunning ? 'issuing' : 'stopped', { done, total })}
        </div>
        <Button onClick={isRunning ? stop : goOn}>{t(isRunning ? 'stop' : 'goOn')}</Button>
      </div>
    </>
  )
}

function Saving({ run: { outcomes, noteSaved } }: { run: PasswordRun }) {
  const t = useText(texts)
  const save = async () => {
    saveFile(await passwordFile(outcomes))
    noteSaved()
  }
  const copy = async () => {
    if (await copyText(passwordText(outcomes))) noteSaved()
  }
  return (
    <>
      <p className={css.hint}>{t('listOnce')}</p>
      <div className={css.saving}>
        <Button icon={<Icon name="lucide:download" />} onClick={() => void save()}>
          {t('saveCsv')}
        </Button>
        <Button icon={<Icon name="lucide:copy" />} onClick={() => void copy()}>
          {t('copyAll')}
        </Button>
      </div>
    </>
  )
}

function Outcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  const t = useText(texts)
  const [{ page, size }, setView] = useState({ page: 1, size: 10 })
  const from = (page - 1) * size
  const total = outcomes.length
  return (
    <div className={css.outcomes}>
      <table className={css.table}>
        <caption className="visually-hidden">{t('list')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('user')}</th>
            <th scope="col">{t('password')}</th>
          </tr>
        </thead>
        <tbody>
          {outcomes.slice(from, from + size).map((one) => (
            <tr key={one.userId}>
              <th scope="row">
                {one.username}
                <small>{one.nickname}</small>
              </th>
              <td>
                {'password' in one ? <code>{one.password}</code> : <span className={css.error}>{one.error}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > 10 && (
        <ListPager
          list={{ page, size, total, setPage: (next, nextSize) => setView({ page: next, size: nextSize }) }}
          label={t('listPages')}
        />
      )}
    </div>
  )
}
