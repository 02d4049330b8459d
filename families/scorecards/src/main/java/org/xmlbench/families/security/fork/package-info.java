/**
 * The fork that reads hostile documents with a library, as programs set it up. Nothing is timed
 * here.
 */
package org.xmlbench.families.security.fork;
