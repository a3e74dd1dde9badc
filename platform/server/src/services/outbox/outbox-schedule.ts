import { job } from '#server/call/job'

/**
 * The key and the times of the job that delivers. Without its handler, which may send notices: these add messages, and whatever adds messages plans
 * this job.
 */
export const outboxSchedule = {
  key: 'platform.outbox',
  job: job('0 * * * *', () => undefined, {
    name: { zh: '发送邮件与 webhook', en: 'Deliver mails and webhooks' },
    // A change of the default time zone would put off what is planned.
    timeZone: 'UTC',
    limit: 3_600_000,
    retries: 5,
  }),
}
