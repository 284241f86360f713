import { type ComponentChildren, createContext } from "preact";
import { useCallback, useContext, useEffect, useState } from "preact/hooks";

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** Milliseconds for which an announcement is shown. */
const shownFor = 8_000;

/** @returns a function that announces a completed action: on the page, and through a screen reader once it is idle. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}

export function AnnounceProvider({ children }: { readonly children: ComponentChildren }) {
  const [text, setText] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setText(""), shownFor);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <AnnounceContext.Provider value={useCallback(setText, [])}>
      {children}
      <div class="toast" role="status">
        {text !== "" && <p>{text}</p>}
      </div>
    </AnnounceContext.Provider>
  );
}
