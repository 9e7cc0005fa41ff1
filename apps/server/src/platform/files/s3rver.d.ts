declare module 's3rver' {
  /** The part that the tests use; the package has no types. */
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<object>
    close(): Promise<void>
  }
}
