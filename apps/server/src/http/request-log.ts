import type { FastifyBaseLogger } from 'fastify'

type Bindings = Parameters<FastifyBaseLogger['child']>[0]
type Options = Parameters<FastifyBaseLogger['child']>[1]
type Line = [object: object, message?: string]

/** Creates the child logger only when something is logged: most requests log nothing of their own. */
export class RequestLog {
  readonly #parent: FastifyBaseLogger
  readonly #bindings: Bindings
  readonly #options: Options
  #child: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: Options) {
    this.#parent = parent
    this.#bindings = bindings
    this.#options = options
  }

  get #log(): FastifyBaseLogger {
    return (this.#child ??= this.#parent.child(this.#bindings, this.#options))
  }

  get level(): string {
    return this.#parent.level
  }

  fatal(...line: Line): void {
    this.#log.fatal(...line)
  }
  error(...line: Line): void {
    this.#log.error(...line)
  }
  warn(...line: Line): void {
    this.#log.warn(...line)
  }
  info(...line: Line): void {
    this.#log.info(...line)
  }
  debug(...line: Line): void {
    this.#log.debug(...line)
  }
  trace(...line: Line): void {
    this.#log.trace(...line)
  }
  silent(): void {}
  child(bindings: Bindings, options?: Options): FastifyBaseLogger {
    return this.#log.child(bindings, options)
  }
}
