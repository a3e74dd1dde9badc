import { recordKind } from '../../kind/record-kind'

export const job = recordKind('job', {
  name: { zh: '定时任务', en: 'Job' },
  plural: { zh: '定时任务', en: 'jobs' },
  table: 'jobs',
  id: 'jobId',
  title: 'jobKey',
  page: { path: '/system/operation/job', needs: [['system:job:list']] },
  fields: {
    jobKey: { zh: '任务', en: 'Job' },
    paused: { zh: '已暂停', en: 'Paused' },
    started: { zh: '手动运行', en: 'Run by hand' },
  },
  errors: {
    running: {
      status: 409,
      text: { zh: '任务正在运行，请等它结束', en: 'The job is running. Wait until it has ended' },
    },
  },
})
