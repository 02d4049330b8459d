/** Tables that families of servers share. */
package org.xmlbench.families.server.tables;
