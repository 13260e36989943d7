import { createContext, use, type ComponentPropsWithRef, type ComponentType } from 'react';

type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string };

interface Navigation {
  pathname: string;
  go: (to: string, options?: { replace?: boolean }) => void;
  /** Null: a plain anchor. */
  Link: ComponentType<AnchorProps> | null;
}

/** How one goes elsewhere: by the portal's router, or from public screens by plain addresses. */
export const NavigationContext = createContext<Navigation | null>(null);

const plain: Navigation = {
  get pathname() {
    return window.location.pathname;
  },
  go: (to, options) => {
    if (options?.replace) window.location.replace(to);
    else window.location.assign(to);
  },
  Link: null,
};

export const useNavigation = (): Navigation => use(NavigationContext) ?? plain;

/** A link in components that both applications show (main.tsx). */
export function AppLink({ to, ...rest }: AnchorProps) {
  const { Link } = useNavigation();
  return Link ? <Link to={to} {...rest} /> : <a href={to} {...rest} />;
}
