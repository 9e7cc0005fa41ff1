/** What the player's source asks of React, by Preact: the build puts this in React's place. An absence is a build error. */
export { createContext } from 'preact'
export { useContext, useEffect, useId, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks'
