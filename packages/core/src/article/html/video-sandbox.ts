/** What the players of YouTube and Vimeo need. */
export const videoSandbox = 'allow-scripts allow-same-origin allow-popups allow-presentation'
