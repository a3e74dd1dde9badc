// Loaded into each process that is measured (`node --import`): what it has used so far, asked for by the bench.

/** Messages of the bench and the functions that reply to them. A further preload may add some. */
export const answers = {
  /** Processor time of all threads in microseconds, memory in bytes. */
  usage() {
    const { user, system } = process.cpuUsage()
    return { cpu: user + system, memory: process.memoryUsage.rss() }
  },
}

process.on('message', (question) => process.send(answers[question]()))
// The process lives and ends as it would without the bench, and not longer than the bench.
process.channel.unref()
process.on('disconnect', () => process.exit())
