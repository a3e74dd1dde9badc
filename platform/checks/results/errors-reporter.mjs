import { JsonReporter } from 'vitest/node'

/** Vitest's JSON report, with `unhandledErrors`: messages of what was thrown outside of the tests, which it leaves out. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by it.
export default class ErrorsReporter extends JsonReporter {
  messages = []

  async onTestRunEnd(modules, errors) {
    this.messages = errors.map(({ stack, message }) => stack || message)
    await super.onTestRunEnd(modules)
  }

  async writeReport(report) {
    await super.writeReport(JSON.stringify({ ...JSON.parse(report), unhandledErrors: this.messages }))
  }
}
