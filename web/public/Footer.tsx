import { Link } from 'react-router-dom';
import { CONTACT, PORTAL } from '../../domain/texts/lt/screen/common.ts';
import { FOOTER } from '../../domain/texts/lt/screen/public.ts';
import { paths } from '../paths.ts';
import classes from './Footer.module.css';

/** Help is in the same place of every page. */
export function Footer({ staffLink = true }: { staffLink?: boolean }) {
  return (
    <footer className={`wide ${classes.footer}`} data-print="no">
      <div className={classes.inner}>
        <span>{PORTAL.name}</span>
        <Link to={`${paths.description}#duomenys`}>{FOOTER.privacy}</Link>
        {staffLink && <Link to={paths.staffLogin}>{FOOTER.staff}</Link>}
        <span className={classes.contact}>
          {FOOTER.questions} <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>, {CONTACT.hours}
        </span>
      </div>
    </footer>
  );
}
