import type { JobInfo, JobRun, RunState } from 'atrium/contract/system/operation/job'
import { StatusTag, type Tone } from 'atrium/ui/feedback/status-tag'
import { useText } from '#shared/i18n/text'
import { stateTexts, texts } from './text'
import { useScheduleText } from './use-schedule-text'

const tones: Readonly<Record<RunState, Tone>> = {
  waiting: 'info',
  running: 'primary',
  done: 'success',
  failed: 'danger',
  timedOut: 'warning',
  lost: 'warning',
}

export function RunStateTag({ state }: { state: RunState }) {
  const t = useText(stateTexts)
  return (
    <StatusTag tone={tones[state]} dot>
      {t(state)}
    </StatusTag>
  )
}

/** Returns what went wrong in a run; an empty text where nothing did. */
export function useErrorText(): (run: JobRun, job: Pick<JobInfo, 'limit'>) => string {
  const t = useText(texts)
  const { duration } = useScheduleText()
  return ({ state, error, earlierEnd }, { limit }) => {
    if (state === 'timedOut') return t('limitReached', { limit: duration(limit) })
    if (state === 'lost' || (state === 'waiting' && earlierEnd === 'lost')) return t('processLost')
    return state === 'done' ? '' : error
  }
}
