/** The experiment that families of servers share. */
package org.xmlbench.families.server.runs;
